/** Moves the keyboard to the first of these elements that is there after the next render. */
export const focusSoon = (...ids: readonly string[]) => {
  setTimeout(() => {
    const elements = ids.map((id) => document.getElementById(id));
    elements.find((element) => element !== null)?.focus();
  });
};
