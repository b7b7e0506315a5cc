/// Installation: what a desktop has to know of a program, written below the person's own folders, checked, and removed.
///
/// ```
///  DesktopEntry ──text──▶ $XDG_DATA_HOME/applications/ID.desktop            menus, default programs
///  icon.png     ──scaled─▶ $XDG_DATA_HOME/icons/hicolor/48x48/apps/ID.png    … 512x512, scalable for SVG
///  MIMEType     ──XML───▶ $XDG_DATA_HOME/mime/packages/ID.xml               files by their names
///  schemes      ────────▶ $XDG_CONFIG_HOME/mimeapps.list                    who opens dreams://…
///  isActivatable ───────▶ $XDG_DATA_HOME/dbus-1/services/ID.service         the bus starts it
/// ```
///
/// ```swift
/// var entry = DesktopEntry(id: "org.example.Dreams", name: "Dreams", executable: "/opt/dreams/Dreams")
/// entry.schemes = ["dreams"]
/// let installer = AppInstaller(entry, icon: "/opt/dreams/icon.png")
/// try installer.install()
/// try AppInstaller.uninstall("org.example.Dreams")
/// ```
///
/// It must never touch a file of others, or write a line that a name has brought in.
