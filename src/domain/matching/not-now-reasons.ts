/** Why a request does not suit an expert now. */
export const notNowReasons = ['time', 'experience', 'method', 'language', 'conflict', 'other'] as const
