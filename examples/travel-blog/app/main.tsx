import { mount } from '../../shell/mount.tsx';
import { App } from './App.tsx';

mount(<App />);
