import puppies from './puppies.svg?url';

export function Puppies() {
  return (
    <img
      src={puppies}
      width={600}
      height={800}
      alt="Two puppies sitting behind a ball"
    />
  );
}
