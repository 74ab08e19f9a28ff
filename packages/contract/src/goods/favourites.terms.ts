export const concernGroupMaxLength = 20;
