import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any variable the server uses this machine', () => {
  expect(readConfig({})).toEqual({
    MONGODB_URL: 'mongodb://127.0.0.1:27017/tasks',
    HOST: '127.0.0.1',
    PORT: 3000,
  });
});

test('each value that can’t be used is named', () => {
  expect(() =>
    readConfig({ MONGODB_URL: 'localhost', PORT: 'http' }),
  ).toThrow(
    /MONGODB_URL must begin with mongodb:\/\/.*\nPORT must be a number/,
  );
});
