// What Safari lacks before 17.4. The programs are written for today's browsers.
Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  for (const [index, item] of Array.from(items).entries()) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
URL.canParse ??= (address, base) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
};

// Browsers have it on https and localhost only, and a phone may look at this machine by its address. Enough for one browser.
crypto.randomUUID ??= () =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    Math.floor(Math.random() * 16).toString(16),
  ) as ReturnType<typeof crypto.randomUUID>;
