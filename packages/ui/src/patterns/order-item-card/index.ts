export {
  OrderItemCard,
  type OrderItemCardProps,
  OrderItemList,
  type OrderItemListProps,
} from './order-item-card.tsx';
