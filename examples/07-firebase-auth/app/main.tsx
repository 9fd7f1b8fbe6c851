import { mount } from '../../shell/mount.tsx';
import { Letters } from './Letters.tsx';

mount(<Letters />);
