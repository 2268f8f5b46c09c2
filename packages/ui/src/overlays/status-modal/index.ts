export { StatusModal, type StatusModalProps } from './status-modal.tsx';
