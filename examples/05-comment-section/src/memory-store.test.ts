import { createShelf } from './memory-store.ts';
import { storeContract } from './testing/store-contract.ts';

storeContract(async () => createShelf().openFor);
