import { PrintablePuppies } from '../../../examples/06-printable-component/src/PrintablePuppies.tsx';
import { sheetStyle } from '../../../examples/06-printable-component/src/sheet-style.ts';
import styles from './Demo.module.css';

/** The example itself, dressed for this page. */
export function Demo() {
  return (
    <div className={styles.demo}>
      {/* The printing frame obeys this page's content security policy, which allows the styles that the page was built with,
          by hash. So the sheet's style stands here too, switched off, and the policy knows it. */}
      <style media="not all">{sheetStyle}</style>
      <PrintablePuppies />
    </div>
  );
}
