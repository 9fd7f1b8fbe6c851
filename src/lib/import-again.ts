let failures = 0;

/** Imports a module by its address. Browsers remember a failed import, so each retry uses a new address. */
export async function importAgain<Module>(address: string): Promise<Module> {
  try {
    return await import(/* @vite-ignore */ failures > 0 ? `${address}?${failures}` : address);
  } catch (error) {
    failures += 1;
    throw error;
  }
}
