/** What an administrator may leave empty. */
export const unsetBrand = {
  long_name_fr: '',
  long_name_es: '',
  long_name_pt: '',
  long_name_ar: '',
  long_name_ru: '',
  long_name_id: '',
  mail_name: '',
  mail_from: '',
  mail_reply_to: '',
  source_url: '',
} as const
