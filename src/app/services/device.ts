import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { noteKeptKinds } from './keptKinds';

/** What is kept on the device; opened with its first use, once for the whole tab. */
export const device = openDeviceStore();
noteKeptKinds(device);
