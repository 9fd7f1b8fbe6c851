import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** accent: the one thing to do here. plain: everything else. quiet: small actions beside words. */
export type ButtonTone = 'accent' | 'plain' | 'quiet';

function classes(tone: ButtonTone, more: string | undefined): string {
  return [styles.button, styles[tone], more].filter(Boolean).join(' ');
}

type ButtonProps = ComponentProps<'button'> & { readonly tone?: ButtonTone };

/** A button of type 'button' unless told otherwise, so that none submits a form by accident. */
export function Button({ tone = 'plain', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={classes(tone, className)} suppressHydrationWarning {...rest} />;
}

type ButtonLinkProps = ComponentProps<'a'> & { readonly href: string; readonly tone?: ButtonTone };

export function ButtonLink({ tone = 'plain', className, ...rest }: ButtonLinkProps) {
  return <a className={classes(tone, className)} {...rest} />;
}
