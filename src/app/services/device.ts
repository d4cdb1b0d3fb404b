import { openDeviceStore } from '@/data/adapters/device/deviceStore';

/** What is kept on the device; opened with its first use, once for the whole tab. */
export const device = openDeviceStore();
