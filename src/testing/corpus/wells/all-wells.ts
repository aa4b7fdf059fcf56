import { eulenmoor } from './eulenmoor-z2';
import { kassenveld } from './kassenveld-gt01';
import { thornsea } from './thornsea-b04';
import { zandmeer } from './zandmeer-1';

export const WELLS = [zandmeer, thornsea, eulenmoor, kassenveld];
