import './without-eval.ts';
import { mount } from '../../shell/mount.tsx';
import { TaskManager } from './TaskManager.tsx';

mount(<TaskManager />);
