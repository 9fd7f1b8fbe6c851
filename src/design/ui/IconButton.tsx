import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

type IconButtonProps = ComponentProps<'button'> & {
  readonly icon: ComponentProps<typeof Icon>['name'];
  readonly title: string;
};

/** A button of the header. A script listens for it, so without JavaScript it isn't shown. */
export function IconButton({ icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
