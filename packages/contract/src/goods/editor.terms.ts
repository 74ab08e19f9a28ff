export const editorLimits = { gridRows: 5000, skusOfProduct: 300 } as const;
