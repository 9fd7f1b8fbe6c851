let failures = 0;

/** Imports a module by its address. A browser remembers that a module failed, so each further try has an address of its own. */
export async function importAgain<Module>(address: string): Promise<Module> {
  try {
    return await import(/* @vite-ignore */ failures > 0 ? `${address}?${failures}` : address);
  } catch (error) {
    failures += 1;
    throw error;
  }
}
