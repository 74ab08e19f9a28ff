export { AntdTheme } from './AntdTheme';
export { antdFormProps, antdRule, showFieldErrors } from './antdForm';
export { ListPagination } from './ListPagination';
