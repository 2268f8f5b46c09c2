export { inkToneClasses, softToneClasses, solidToneClasses, type Tone } from './tone.ts';
export { ToneIcon, type ToneIconProps } from './tone-icon.tsx';
