/// User notifications: what a program says while its window is not looked at, under Apple's names.
///
/// ```
///  UNNotificationRequest ──trigger: at once, after seconds, on a date──▶ UNUserNotificationCenter
///        │ content: texts, picture, category with actions                      │
///        ▼                                                                     ▼
///  NotificationService: org.freedesktop.Notifications, else the portal; or the program's own banners
///        │
///        └── a press, a reply, a dismissal ──▶ UNUserNotificationCenterDelegate
/// ```
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// _ = try await center.requestAuthorization(options: [.alert, .sound])
/// let content = UNMutableNotificationContent()
/// content.title = "A dream is due"
/// try await center.add(
///   UNNotificationRequest(
///     identifier: "dream-3", content: content,
///     trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
/// ```
///
/// It must never draw, or let a text of a program's reach the desktop as markup.
