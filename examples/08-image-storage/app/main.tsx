import { mount } from '../../shell/mount.tsx';
import { Drawer } from './Drawer.tsx';

mount(<Drawer />);
