const failures = new Map<string, number>();

/** Imports a module by its address. A browser remembers that a module failed, so each further try has an address of its own. */
export async function importAgain<Module>(address: string): Promise<Module> {
  const failed = failures.get(address) ?? 0;
  try {
    return await import(/* @vite-ignore */ failed > 0 ? `${address}?${failed}` : address);
  } catch (error) {
    failures.set(address, failed + 1);
    throw error;
  }
}
