import './App.css';
import { InvoicePage } from './InvoicePage.tsx';
import { Letter } from './Letter.tsx';
import { Printable } from './Printable.tsx';
import { Puppies } from './Puppies.tsx';

export default function App() {
  return (
    <main>
      <h1>For the printer</h1>
      <Letter />
      <Printable label="Print the puppies" documentTitle="Two puppies">
        <Puppies />
      </Printable>
      <InvoicePage />
    </main>
  );
}
