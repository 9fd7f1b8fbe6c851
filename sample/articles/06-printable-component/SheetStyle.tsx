import { sheetStyle } from '../../../examples/06-printable-component/src/sheet-style.ts';

/**
 * The printing frame obeys this page's content security policy, which allows the styles that the page was built with, by
 * hash. So the page has the sheet's style too, in a template, where it styles nothing.
 */
export function SheetStyle() {
  return (
    <template>
      <style>{sheetStyle}</style>
    </template>
  );
}
