export { ListFrame, type ListFrameProps, type ListFrameState } from './list-frame.tsx';
export { StateMessage, type StateMessageProps } from './state-message.tsx';
