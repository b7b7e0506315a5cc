/// Banners: notifications that a program shows itself, at the top of its window, where no desktop shows them.
///
/// ```
///  UNUserNotificationCenter ──show──▶ NotificationBanners ──three at most──▶ .notificationBanners(_:) at the top
///                           ◀─events── a press, a button, a swipe
/// ```
///
/// ```swift
/// let banners = NotificationBanners()
/// let center = UNUserNotificationCenter(service: banners)
/// ContentView().notificationBanners(banners)
/// ```
///
/// It must never keep a window awake while nothing is shown.
