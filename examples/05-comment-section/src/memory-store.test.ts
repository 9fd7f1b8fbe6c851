import { memoryBackend } from './memory-store.ts';
import { storeContract } from './testing/store-contract.ts';

storeContract(async () => memoryBackend().openFor);
