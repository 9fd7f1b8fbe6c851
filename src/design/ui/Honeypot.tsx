import { layout as words } from '#language';

/** A field that people never see. Programs that fill in every form give themselves away by it. */
export function Honeypot({ name }: { readonly name: string }) {
  return (
    <div className="hidden-visually" aria-hidden="true" translate="no">
      <label>
        {words.honeypot}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Whether the honeypot was filled in. Empties it, so that a person who did that can send again. */
export function emptyHoneypot(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}
