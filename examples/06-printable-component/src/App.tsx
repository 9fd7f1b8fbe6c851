import { Invoice } from './Invoice.tsx';
import { Printable } from './Printable.tsx';
import { Puppies } from './Puppies.tsx';

export default function App() {
  return (
    <main style={{ maxWidth: '40rem', margin: '2rem auto' }}>
      <h1>For the printer</h1>
      <Printable documentTitle="Two puppies">
        <Puppies />
      </Printable>
      <Printable documentTitle="Invoice 7">
        <Invoice />
      </Printable>
    </main>
  );
}
