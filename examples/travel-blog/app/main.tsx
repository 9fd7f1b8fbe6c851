import { mount } from '../../shell/mount.tsx';
import { App } from './App.tsx';
import { openJourney } from './kept-journey.ts';

mount(<App journey={openJourney()} />);
