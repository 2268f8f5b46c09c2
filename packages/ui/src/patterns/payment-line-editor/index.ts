export {
  PaymentLineEditor,
  type PaymentLineEditorProps,
  PaymentLines,
  type PaymentLinesProps,
  type PaymentMode,
} from './payment-line-editor.tsx';
