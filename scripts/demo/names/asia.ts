import type { Names } from './names.ts'

export const asianNames = {
  arabic: {
    given:
      'Amal, Bassam, Dalal, Farid, Hanan, Hisham, Iman, Karim, Lubna, Mahmoud, Nadia, Omar, Rania, Salma, Tarek, Yasmine',
    family:
      'Abdelrahman, Al-Khatib, Darwish, El-Sayed, Haddad, Hamdan, Idris, Khalil, Mansour, Osman, Saleh, Zaki',
  },
  pakistani: {
    given: 'Adeel, Ayesha, Bilal, Fariha, Hina, Imtiaz, Kamran, Nadia, Saima, Usman',
    family: 'Ahmed, Baig, Chaudhry, Farooqi, Iqbal, Mirza, Qureshi, Rashid, Siddiqui, Tariq',
  },
  indian: {
    given: 'Ananya, Arvind, Deepa, Karthik, Lakshmi, Meera, Nikhil, Rohan, Sandhya, Sunil, Vidya, Vikram',
    family: 'Bhatt, Chandran, Deshpande, Iyer, Joshi, Kulkarni, Menon, Mishra, Raghavan, Rao, Saxena',
  },
  nepali: {
    given: 'Anil, Bimala, Dipendra, Gita, Kabita, Niranjan, Prakash, Sabina, Sujata, Suresh',
    family: 'Adhikari, Basnet, Dahal, Gurung, Karki, Maharjan, Poudel, Shrestha, Tamang, Thapa',
  },
  bangladeshi: {
    given: 'Farhana, Habibur, Jahanara, Kamal, Mahbub, Nasrin, Rezaul, Rokeya, Shirin, Tanvir',
    family: 'Akhter, Alam, Chowdhury, Hossain, Islam, Kabir, Karim, Rahman, Sarker, Talukder',
  },
  indonesian: {
    given: 'Agus, Ayu, Bambang, Dewi, Endang, Hendra, Putri, Ratna, Slamet, Wulan',
    family: 'Hidayat, Kusuma, Lestari, Nugroho, Pranoto, Santoso, Setiawan, Siregar, Wibisono, Wijaya',
  },
  filipino: {
    given: 'Andrea, Benigno, Carmela, Divina, Ernesto, Grace, Jerome, Liza, Noel, Ramil',
    family:
      'Bautista, Castillo, Dimalanta, Evangelista, Macaraeg, Magbanua, Navarro, Pangilinan, Salonga, Villareal',
  },
  vietnamese: {
    given:
      'Anh Thu, Bich Ngoc, Duc Minh, Hai Yen, Hoang Long, Kim Oanh, Quang Huy, Thanh Tam, Tuan Anh, Van Khoa',
    family: 'Bui, Dang, Do, Ho, Hoang, Le, Ngo, Nguyen, Pham, Tran, Vo',
  },
  centralAsian: {
    given: 'Aigul, Aizada, Bakyt, Cholpon, Dinara, Erlan, Gulnara, Nurlan, Ruslan, Timur',
    family: 'Abdykadyr, Asanbek, Jumabek, Kasymbek, Mambet, Nurbek, Omurzak, Sultanbek, Tolegen, Usenbai',
  },
  georgian: {
    given: 'Ana, Davit, Eka, Giorgi, Irakli, Ketevan, Levan, Nino, Tamar, Zurab',
    family: 'Beridze, Chikovani, Gelashvili, Japaridze, Kapanadze, Lomidze, Maisuradze, Shengelia, Tsiklauri',
  },
  turkish: {
    given: 'Ayşe, Burak, Deniz, Elif, Emre, Gülşen, Kerem, Leyla, Mehmet, Zeynep',
    family: 'Aksoy, Bulut, Çetin, Demirel, Erdoğdu, Kılıç, Öztürk, Şimşek, Tekin, Yıldırım',
  },
} satisfies Record<string, Names>
