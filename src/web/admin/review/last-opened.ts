/** Which application somebody has looked at last, so that its list can show where they were. */
export const lastOpened: { id: string | undefined; isBack: boolean } = { id: undefined, isBack: false }
