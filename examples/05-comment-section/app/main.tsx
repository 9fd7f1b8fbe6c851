import { mount } from '../../shell/mount.tsx';
import { PlumCake } from './PlumCake.tsx';

mount(<PlumCake />);
