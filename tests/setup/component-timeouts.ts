import { configure } from '@testing-library/react';

// What a component test waits for comes in a moment, and on a busy machine later. Only a failure takes this long.
configure({ asyncUtilTimeout: 10_000 });
