import { useParams } from 'react-router';
import type { Letters } from '../letters.ts';
import { LetterText } from './LetterText.tsx';

export function Letter({ letters }: { readonly letters: Letters }) {
  const { month = '' } = useParams();
  const title = `The letter of ${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <LetterText key={month} letters={letters} month={month} />
    </>
  );
}
