export const favouriteGroupMaxLength = 20;
