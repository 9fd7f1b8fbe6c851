import { Printable } from '../../../examples/06-printable-component/src/Printable.tsx';
import { Puppies } from '../../../examples/06-printable-component/src/Puppies.tsx';
import { sheetStyle } from '../../../examples/06-printable-component/src/sheet-style.ts';
import styles from './Demo.module.css';

/** The example itself, dressed for this page. */
export function Demo() {
  return (
    <div className={styles.demo}>
      {/* The printing frame obeys this page's content security policy, which allows the styles that the page was built with,
          by hash. So the sheet's style stands here too, switched off, and the policy knows it. */}
      <style media="not all">{sheetStyle}</style>
      <Printable documentTitle="Two puppies" ignoreGlobalStyles>
        <Puppies />
      </Printable>
    </div>
  );
}
