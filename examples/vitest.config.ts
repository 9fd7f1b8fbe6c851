import { defineConfig } from 'vitest/config';

// Every example has a configuration of its own, so that it also runs alone; this one runs them all.
export default defineConfig({ test: { projects: ['examples/*-*'], maxWorkers: 2 } });
