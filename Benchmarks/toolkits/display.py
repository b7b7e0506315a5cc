"""A display of one's own for the time of a measurement."""
import subprocess


def start_display():
    """Starts Xvfb; returns its process and what DISPLAY is to be. It stays when its last client goes."""
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return server, ":" + server.stdout.readline().strip()
