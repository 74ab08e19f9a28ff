export { AntdTheme } from './AntdTheme';
export { AntdForm, FormField, FormText } from './FormField';
export { ListPagination } from './ListPagination';
