import { mount } from '../../shell/mount.tsx';
import { MiniForum } from './MiniForum.tsx';

mount(<MiniForum />);
