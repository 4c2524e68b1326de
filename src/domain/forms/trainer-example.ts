import type { AnswersOf } from './engine/form.ts'
import type { trainerForm } from './trainer.ts'

export const trainerExample: AnswersOf<typeof trainerForm> = {
  name: 'Ama',
  surname: 'Owusu',
  email: 'ama.owusu@hospital.example',
  phone_number: '+233 20 123 4567',
  country_origin: 'Ghana',
  field_of_expertise_ids: [1, 5],
  language_proficiency: [
    { id: 1, value: 'English', proficiency: 'Native' },
    { id: 2, value: 'French', proficiency: 'Intermediate' },
  ],
  is_drive_ams_course_completed: true,
  graduation_year_ams_course: 2023,
  country_driveams: 'Kenya',
}
