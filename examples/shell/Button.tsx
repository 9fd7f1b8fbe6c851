import type { ComponentProps } from 'react';

/** A button that does something on the page. It submits no form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;
