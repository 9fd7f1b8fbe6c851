import { expect, test } from 'vitest';
import { changed, type ListEvent, newList, status } from './list.ts';

const after = (...events: readonly ListEvent[]) => events.reduce(changed, newList);
const press = (thing: number): ListEvent => ({ type: 'pressed', thing });
const switchNetwork: ListEvent = { type: 'network-switched' };
const stored: ListEvent = { type: 'stored' };

test('a press changes the device at once, and the server when it is stored', () => {
  expect(after(press(1)).device).toEqual([true, true, false]);
  expect(after(press(1)).server).toEqual(newList.server);
  expect(after(press(1), stored).server).toEqual([true, true, false]);
});

test('without a network changes wait in their order, and arrive when it is back', () => {
  const offline = after(switchNetwork, press(1), press(2), press(1), stored);
  expect(offline.server).toEqual(newList.server);
  expect(status(offline)).toBe('No network. 3 changes kept on this device.');
  const back = [switchNetwork, stored, stored, stored].reduce(changed, offline);
  expect(back.server).toEqual(offline.device);
  expect(status(back)).toBe('Everything is saved.');
});
