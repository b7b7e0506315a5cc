// The rows of Sources/Rows20 in GTK 4, without the title bar that it draws itself.
#include <gtk/gtk.h>

static void stop(GtkWidget *window, gpointer loop) { g_main_loop_quit(loop); }

int main(void) {
  gtk_init();
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "Rows");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 640);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_margin_start(column, 16);
  gtk_widget_set_margin_end(column, 16);
  gtk_widget_set_margin_top(column, 16);
  gtk_widget_set_margin_bottom(column, 16);
  for (int row = 1; row <= 20; row++) {
    char text[256];
    g_snprintf(text, sizeof text, "第 %d 行：春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。", row);
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_box_append(GTK_BOX(column), label);
  }
  gtk_window_set_child(GTK_WINDOW(window), column);
  g_signal_connect(window, "destroy", G_CALLBACK(stop), loop);
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(loop);
  return 0;
}
