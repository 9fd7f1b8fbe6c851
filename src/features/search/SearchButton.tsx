import { IconButton } from '#design/ui/IconButton.tsx';
import { search as words } from '#language';

/** Opens the search. open-search.ts listens for it; `code` is the address of the dialog's code. */
export function SearchButton({ code }: { readonly code: string }) {
  return (
    <IconButton
      icon="search"
      data-search={code}
      aria-label={words.label}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      title={words.buttonTitle}
    />
  );
}
