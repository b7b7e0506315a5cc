import LaminaWindow

/// Whether there is a display on which windows can open.
public var isDisplayAvailable: Bool { WindowHost.isAvailable }
