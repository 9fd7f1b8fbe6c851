/** Prints a copy of the element, and nothing around it. */
export function printInFrame(element: Element): void {
  const styles = document.querySelectorAll('style, link[rel=stylesheet]');
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset-inline-start: 100%';
  frame.srcdoc = `<!doctype html>${[...styles, element]
    .map(({ outerHTML }) => outerHTML)
    .join('')}`;
  frame.onload = () => {
    const page = frame.contentWindow;
    page?.addEventListener('afterprint', () => frame.remove());
    page?.print();
  };
  document.body.append(frame);
}
