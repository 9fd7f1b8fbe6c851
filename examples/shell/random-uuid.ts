// Browsers have it on https and localhost only, and a phone may look at this machine by its address. Enough for one browser.
crypto.randomUUID ??= () =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    Math.floor(Math.random() * 16).toString(16),
  ) as ReturnType<typeof crypto.randomUUID>;
