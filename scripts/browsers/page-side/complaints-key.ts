export const complaintsKey = 'journey-complaints';
